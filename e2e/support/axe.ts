import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page, expect } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WCAG_22_AA: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  resultTypes: ['violations'],
}

interface Axe {
  run(context: string | Document, options: RunOptions): Promise<AxeResults>
}

/**
 * The page as it stands breaks no rule of WCAG 2.2 AA that a machine can find; `within` narrows it to a part. axe runs in
 * the page itself: no page has frames, whose findings a driver would have to join.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  const found = await page.evaluate(
    async ([place, options]) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      const { violations } = await axe.run(place ?? document, options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary ?? ''}`,
        ),
      )
    },
    [within, WCAG_22_AA] as const,
  )
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([])
}
