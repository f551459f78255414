/** Whether a correction sends anything but what was recorded: its reason alone corrects nothing. */
export function isCorrected<V extends { reason?: string }>(
  toInput: (values: V) => unknown,
  recorded: V,
  values: V,
): boolean {
  return JSON.stringify(toInput(values)) !== JSON.stringify(toInput({ ...recorded, reason: values.reason }))
}
