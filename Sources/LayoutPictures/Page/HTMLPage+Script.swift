extension HTMLPage {
  /// What happens when a view is pointed at: it is outlined, and the caption tells its name and
  /// frame. The browser finds the frontmost view, since every view has a box that can be hit.
  ///
  /// It holds neither "<" nor "&", so that it needs no escaping in HTML or XML.
  static let script = """
    'use strict';
    const svg = document.querySelector('.screen svg');
    const caption = document.querySelector('figcaption');
    const hint = caption.textContent;
    const outline = document.createElementNS(svg.namespaceURI, 'rect');
    outline.setAttribute('class', 'outline');

    function inspect(view) {
      const box = view.querySelector('rect');
      for (const name of ['x', 'y', 'width', 'height']) {
        outline.setAttribute(name, box.getAttribute(name));
      }
      svg.append(outline);
      const name = document.createElement('strong');
      name.textContent = view.dataset.name;
      const [x, y, width, height] = view.dataset.frame.split(' ');
      caption.replaceChildren(name, `x ${x}, y ${y}, width ${width}, height ${height}`);
    }

    function forget() {
      outline.remove();
      caption.textContent = hint;
    }

    svg.addEventListener('pointerover', (event) => {
      const view = event.target.closest('[data-name]');
      if (view) inspect(view); else forget();
    });
    svg.addEventListener('pointerleave', (event) => {
      if (event.pointerType === 'mouse') forget();
    });
    """
}
