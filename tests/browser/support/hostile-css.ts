/**
 * A page's style sheet at its worst: a root size of 62.5 %, a reset of everything, shouting and spacing that inherit,
 * right to left, and rules for bare elements as an old framework has them. It leaves alone the font family, which a widget
 * takes from its page.
 */
export const hostileCss = `
  html { font-size: 62.5%; }
  * { margin: 0; padding: 0; border: 0; outline: 0; box-sizing: content-box; vertical-align: baseline; list-style: none; }
  * {
    font-size: 3rem !important; font-style: italic !important; font-weight: 900 !important; font-variant: small-caps !important;
    letter-spacing: 0.3em !important; word-spacing: 1em !important; line-height: 3 !important; text-indent: 4em !important;
    text-transform: uppercase !important; text-align: justify !important; text-decoration: line-through !important;
    white-space: pre !important; word-break: break-all !important; hyphens: auto !important; tab-size: 16 !important;
    color: red !important; text-shadow: 1px 1px red !important; border-spacing: 9px !important; caption-side: bottom !important;
    text-wrap: nowrap !important; writing-mode: inherit; font-stretch: 200% !important; font-kerning: none !important;
  }
  body { direction: rtl; font-size: 14px; line-height: 1.42857143; }
  label { display: inline-block; max-width: 100%; margin-bottom: 5px; font-weight: 700; }
  h1, h2, h3 { margin-top: 20px; margin-bottom: 10px; font-size: 36px; }
  p { margin: 0 0 10px; }
  ul, ol { margin-bottom: 10px; padding-left: 40px; }
  fieldset { min-width: 100%; padding: 30px; border: 3px solid; }
  input, button, select { height: 34px; padding: 6px 12px !important; font-size: 14px; border-radius: 4px; }
  svg, img { width: 100%; height: auto; }
  a { display: block; padding: 9px; }
  form, section, article, header { display: table; padding: 20px; }
`
