import { expect } from '@playwright/test'

/** How long one look may take before the page is read anew, in milliseconds. */
export const SOON = { timeout: 3_000 }

/**
 * Compares two figures of the product that are read one after the other: what another test publishes or hands in between them
 * makes them differ, so both are read again until nobody did. Figures that never agree end with the time of the test.
 */
export const atOneMoment = (compare: () => Promise<void>): Promise<void> => expect(compare).toPass()
