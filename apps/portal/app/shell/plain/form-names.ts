/** Fields of a form that are none of what is sent: the pressed button, the number of the submit, whose page it is, uploaded files, confirmed units. */
export const FORM_NAMES = {
  act: '_act',
  number: '_number',
  account: '_account',
  kept: '_kept:',
  drop: '_drop:',
  unit: '_unit:',
} as const

/** The button that puts a form by for later. */
export const SAVE = 'save'
