extension HTMLPage {
  /// How the page looks. It holds neither "<" nor "&", so that it needs no escaping in HTML or XML.
  static let style = """
    :root {
      color-scheme: light dark;
      --page: #f2f2f7; --card: #fff; --ink: #1c1c1e; --soft: #63636b; --line: #dcdce2;
      --accent: #007aff; --shell: #1c1c1e; --rim: #3a3a3e;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #111113; --card: #1f1f22; --ink: #f2f2f7; --soft: #a0a0a8; --line: #38383d;
        --shell: #08080a; --rim: #4a4a50;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: clamp(20px, 4vw, 48px) clamp(12px, 4vw, 48px); max-width: 1120px;
      background: var(--page); color: var(--ink);
      font: 15px/1.45 -apple-system, system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
    }
    h1 {
      margin: 0 0 clamp(16px, 3vw, 32px); font-size: clamp(24px, 4vw, 34px); line-height: 1.2;
      letter-spacing: -0.02em; overflow-wrap: anywhere;
    }
    main { display: flex; flex-wrap: wrap; gap: clamp(24px, 4vw, 56px); align-items: flex-start; }
    figure { margin: 0 auto; flex: 0 1 calc(var(--width) + 24px); min-width: 0; }
    .device {
      padding: 12px; border-radius: 54px; background: var(--shell);
      box-shadow: inset 0 0 0 2px var(--rim), 0 18px 48px rgb(0 0 0 / 0.22);
    }
    .screen { overflow: hidden; border-radius: 42px; background: var(--surface); }
    .screen svg { display: block; width: 100%; height: auto; }
    .status { padding-top: 11px; height: 47px; }
    .status::before {
      content: ''; display: block; margin: 0 auto; width: 29%; height: 25px;
      border-radius: 13px; background: #000;
    }
    .home { padding-top: 17px; height: 30px; }
    .home::before {
      content: ''; display: block; margin: 0 auto; width: 36%; height: 5px;
      border-radius: 3px; background: var(--mark); opacity: 0.8;
    }
    .screen text { pointer-events: none; user-select: none; }
    [data-name] > rect { pointer-events: all; }
    .outline {
      fill: var(--accent); fill-opacity: 0.14; stroke: var(--accent); stroke-width: 1.5;
      vector-effect: non-scaling-stroke; pointer-events: none;
    }
    figcaption {
      position: sticky; bottom: 12px; margin: 16px auto 0; padding: 8px 18px; width: fit-content;
      max-width: 100%; border-radius: 20px; background: var(--card); color: var(--soft);
      box-shadow: 0 0 0 1px var(--line), 0 4px 16px rgb(0 0 0 / 0.12); text-align: center;
      pointer-events: none; overflow-wrap: anywhere; font-size: 14px;
      font-variant-numeric: tabular-nums;
    }
    figcaption strong { display: block; color: var(--ink); }
    section { flex: 1 1 300px; min-width: 0; overflow-x: auto; border-radius: 16px; }
    table { width: 100%; border-collapse: collapse; background: var(--card); }
    caption {
      padding: 14px 16px; background: var(--card); font-weight: 600; text-align: start;
    }
    th, td {
      padding: 9px 12px; border-top: 1px solid var(--line); text-align: start;
      vertical-align: top; overflow-wrap: break-word; font-variant-numeric: tabular-nums;
    }
    th:first-child, td:first-child { padding-inline-start: 16px; }
    th:last-child, td:last-child { padding-inline-end: 16px; }
    th { color: var(--soft); font-size: 13px; font-weight: 500; }
    .number { text-align: end; white-space: nowrap; }
    """
}
