/**
 * Rule 5.8, agreement acceptance: the consent box is ticked when the form is submitted. Only a real `true` counts, never
 * a text or a number that merely reads as one. `agreement` is its title.
 */
export function checkAgreement(accepted: unknown, agreement: string): string | undefined {
  return accepted === true ? undefined : `请先阅读并勾选同意${agreement}`
}
