import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page, expect } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { inWidths } from './widths.ts'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WCAG_22_AA: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  resultTypes: ['violations'],
}

interface Axe {
  run(context: string | Document, options: RunOptions): Promise<AxeResults>
}

/** The page as it stands breaks no rule of WCAG 2.2 AA that a machine can find, on a desk and on a phone; `within` narrows it to a part. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // Its words may be there before its styles are.
  await page.waitForLoadState()
  // A list of choices that fades away has no name any more.
  await expect(page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')).toHaveCount(0)
  await inWidths(page, ({ width }) => expectAccessibleAt(width, page, within))
}

/** The same at the width that the page has now. axe runs in the page itself: no page has frames, whose findings a driver would join. */
export async function expectAccessibleAt(width: number, page: Page, within?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  const found = await page.evaluate(
    async ([place, options]) => {
      const { axe } = globalThis as typeof globalThis & { axe: Axe }
      const told: string[] = []
      const { violations } = await axe.run(place ?? document, options)
      for (const { id, help, nodes } of violations) {
        for (const { target, failureSummary = '' } of nodes) {
          const [selector] = target
          const isCovered = failureSummary.includes('partially obscured') && typeof selector === 'string'
          if (isCovered) {
            // A bar that stays in view covers it where the page is scrolled to: it counts where it is scrolled free.
            document.querySelector(selector)?.scrollIntoView({ block: 'center' })
            const again = await axe.run(selector, { ...options, runOnly: [id] })
            if (again.violations.length === 0) continue
          }
          told.push(`${id}: ${help} at ${target.join(' ')}\n${failureSummary}`)
        }
      }
      return told
    },
    [within, WCAG_22_AA] as const,
  )
  expect.soft(found, `accessibility of ${page.url()} at ${width} px`).toEqual([])
}
