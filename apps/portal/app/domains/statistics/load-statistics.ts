import { countApplications, countGranted, countProducts } from '@lqr/contract/statistics/calls.ts'
import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import {
  downloadOpenData,
  listIndicators,
  OPEN_DATA_FILES,
  OPEN_DATA_LICENCE,
} from '@lqr/contract/statistics/indicator-calls.ts'
import { listPromises } from '@lqr/contract/statistics/promise-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { groupChart } from '../../shell/chart/group-chart.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'
import { indicatorGroups } from './indicator-lines.ts'
import { promiseLedger } from './promise-lines.ts'

const { figures: labels, units, items, sections: titles } = copy
const months = { kind: 'bar', item: items.month, inOrder: true } as const
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

/** Everything the statistics page shows. */
export async function loadStatistics(api: LoaderApi) {
  const [catalogue, products, applications, granted, promises] = await Promise.all([
    api(listIndicators),
    api(countProducts),
    api(countApplications),
    api(countGranted),
    api(listPromises),
  ])
  return {
    asOf: formatDateTime(catalogue.asOf),
    groups: indicatorGroups(catalogue),
    promises: promiseLedger(promises),
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
    charts: [
      { title: titles.byMonth, data: groupChart(applications.byMonth, { ...applied, ...months }) },
      { title: titles.byMonthGranted, data: groupChart(granted.byMonth, { ...disbursed, ...months }) },
      {
        title: titles.byStatus,
        data: groupChart(applications.byStatus, { ...applied, ...lying(items.status), inOrder: true }),
      },
      { title: titles.byArea, data: groupChart(applications.byArea, { ...applied, ...lying(items.area) }) },
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
