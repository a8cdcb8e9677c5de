/** Separate styles, because the doctor must be readable when nothing else works. System colours fit every scheme. */
export const doctorCss = `
:host {
  display: block;
}
.report {
  all: initial;
  display: block;
  box-sizing: border-box;
  padding: 16px;
  border: 1px solid GrayText;
  color-scheme: light dark;
  color: CanvasText;
  background: Canvas;
  font: 14px/20px system-ui, sans-serif;
  overflow-wrap: anywhere;
}
.heading, .title, .status, .what, .fix, .list {
  margin: 0;
  padding: 0;
  font-size: inherit;
}
.heading {
  font-size: 16px;
}
.actions {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block: 12px;
}
.button {
  min-block-size: 32px;
  padding-inline: 12px;
  font: inherit;
}
.list {
  list-style: none;
}
.text {
  box-sizing: border-box;
  inline-size: 100%;
  block-size: 160px;
}
.finding {
  padding-block: 8px;
  padding-inline-start: 12px;
  border-block-start: 1px solid GrayText;
  border-inline-start: 4px solid CanvasText;
}
.ok {
  border-inline-start-color: GrayText;
}
.fix {
  margin-block-start: 4px;
  font-weight: 600;
}
.code {
  font-size: 12px;
}
`
