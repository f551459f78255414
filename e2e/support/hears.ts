import { expect, type Locator } from '@playwright/test'

/** A step and what the page says of it: a toast lasts three seconds, so it is looked for from before the step. */
export async function hears(said: Locator, step: () => Promise<void>): Promise<void> {
  await Promise.all([expect(said).toBeVisible(), step()])
}
