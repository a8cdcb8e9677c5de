/** The parts of a nested element that the outer element exports with `exportparts`. */
export const innerParts = 'heading, button, field, card, table, notice, dialog'
