import { countApplications, countGranted, countProducts } from '@lqr/contract/statistics/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import {
  downloadOpenData,
  listIndicators,
  OPEN_DATA_FILES,
  OPEN_DATA_LICENCE,
} from '@lqr/contract/statistics/indicator-calls.ts'
import { listPromises } from '@lqr/contract/statistics/promise-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { ChartData } from '../../shell/chart/chart-data.ts'
import { groupChart } from '../../shell/chart/group-chart.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'
import type { ChapterKey } from './chapters.ts'
import type { EmbedChart } from './embed-chart.tsx'
import { headlinesOf } from './headlines.ts'
import { type IndicatorGroup, indicatorGroups } from './indicator-lines.ts'
import { loadSplit } from './load-split.ts'
import type { OpenData } from './open-data.tsx'
import { type PromiseLedger, promiseLedger } from './promise-lines.ts'
import type { Split } from './split.ts'
import type { ComponentProps } from 'react'

const { figures: labels, units, items, sections: titles } = copy
const months = { kind: 'bar', item: items.month, inOrder: true } as const
/** A year: a chart is as high as its table has rows, and all months are in the open data. */
const MONTHS_SHOWN = 12
const lately = <T>(byMonth: readonly T[]) => byMonth.slice(-MONTHS_SHOWN)
const lying = (item: string) => ({ kind: 'horizontalBar', item, most: 15 }) as const
const applied = { count: { label: labels.applications, unit: units.case }, amount: labels.appliedAmountYuan }
const credited = {
  count: { label: labels.creditedCount, unit: units.case },
  amount: labels.creditedAmountYuan,
  draw: 'amountYuan',
} as const
const disbursed = {
  count: { label: labels.disbursedCount, unit: units.case },
  amount: labels.disbursedAmountYuan,
  draw: 'amountYuan',
} as const
const listed = { count: { label: labels.products, unit: units.product } }

const applicationCharts = ({ byMonth, byStatus }: CallOutput<typeof countApplications>) => [
  { title: titles.byMonth, data: groupChart(lately(byMonth), { ...applied, ...months }) },
  {
    title: titles.byStatus,
    data: groupChart(byStatus, { ...applied, ...lying(items.status), inOrder: true }),
  },
]

/** What is told above the chapters: the day, the headlines, and the course of what was asked for and paid out. */
export async function loadHead(api: LoaderApi) {
  const [catalogue, applications, granted] = await Promise.all([
    api(listIndicators),
    api(countApplications),
    api(countGranted),
  ])
  const asOf = formatDateTime(catalogue.asOf)
  return {
    asOf,
    headlines: headlinesOf({ catalogue, applications, granted }),
    catalogue,
    applications,
    granted,
  }
}

type Head = Awaited<ReturnType<typeof loadHead>>

interface Titled {
  readonly title: string
  readonly data: ChartData
}

/** The chapter that is open, with what it shows. */
export type Chapter =
  | { readonly key: 'course' | 'structure'; readonly charts: readonly Titled[] }
  | { readonly key: 'split'; readonly split: Split | undefined }
  | { readonly key: 'promises'; readonly promises: PromiseLedger | undefined }
  | { readonly key: 'catalogue'; readonly groups: readonly IndicatorGroup[] }
  | {
      readonly key: 'open'
      readonly embedded: ComponentProps<typeof EmbedChart>
      readonly openData: ComponentProps<typeof OpenData>
    }

/** Asks for what the chapter alone shows. */
export async function loadChapter(
  api: LoaderApi,
  key: ChapterKey,
  head: Head,
  search: URLSearchParams,
): Promise<Chapter> {
  const { catalogue, applications, granted } = head
  switch (key) {
    case 'course':
      return {
        key,
        charts: [
          ...applicationCharts(applications),
          {
            title: titles.byMonthGranted,
            data: groupChart(lately(granted.byMonth), { ...disbursed, ...months }),
          },
          {
            title: titles.byArea,
            data: groupChart(applications.byArea, { ...applied, ...lying(items.area) }),
          },
        ],
      }
    case 'structure': {
      const products = await api(countProducts)
      return {
        key,
        charts: [
          {
            title: titles.byIndustry,
            data: groupChart(applications.byIndustry, { ...applied, ...lying(items.industry) }),
          },
          {
            title: titles.byOrganisation,
            data: groupChart(granted.byOrganisation, { ...credited, ...lying(items.organisation) }),
          },
          {
            title: titles.byCategory,
            data: groupChart(products.byCategory, { ...listed, ...lying(items.category) }),
          },
          { title: titles.byZone, data: groupChart(products.byZone, { ...listed, ...lying(items.zone) }) },
        ],
      }
    }
    case 'split':
      return { key, split: await loadSplit(api, search) }
    case 'promises':
      return { key, promises: promiseLedger(await api(listPromises)) }
    case 'catalogue':
      return { key, groups: indicatorGroups(catalogue) }
    case 'open':
      return {
        key,
        embedded: {
          areaCode: catalogue.areaCode,
          charts: catalogue.list.map(({ code, name, unit }) => ({ code, name: copy.figureName(name, unit) })),
        },
        openData: {
          licence: OPEN_DATA_LICENCE,
          files: OPEN_DATA_FILES.map(({ code, name }) => ({
            name,
            href: callAddress(downloadOpenData, { params: { file: code } }),
          })),
        },
      }
  }
}
