/** The parts of an element inside another one, which its host styles like those of the outer one; for `exportparts`. */
export const innerParts = 'heading, button, field, card, table, notice, dialog'
