/** Focuses a field and selects its text. In some browsers `select` alone does not move the focus. */
export function selectText(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
