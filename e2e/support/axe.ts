import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** The page as it stands breaks no rule of WCAG 2.2 AA that a machine can find; `within` narrows it to a part. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // No page has frames, so axe need not open a second page to join the findings of each ("legacy"); passes are not asked for.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG_22_AA)
    .setLegacyMode()
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  )
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([])
}
