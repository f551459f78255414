import { expect, type Locator } from '@playwright/test'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The field with exactly this label, whether it may stay empty or not. */
export function field(scope: Locator, label: string): Locator {
  return scope.getByLabel(new RegExp(`^\\s*${escaped(label)}\\s*(?:（选填）)?\\s*$`))
}

/** Fills text fields by their labels. */
export async function fillFields(scope: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(scope, label).fill(value)
}

/** The field is marked as wrong and says why, in words that belong to it. */
export async function expectRefused(control: Locator, why: string | RegExp): Promise<void> {
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await expect(control).toHaveAccessibleDescription(why)
}
