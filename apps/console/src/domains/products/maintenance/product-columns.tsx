import { Link } from 'react-router'
import type { MaintainedProductRow } from '@lqr/contract/products/maintenance-entities.ts'
import { PRODUCT_CATEGORIES } from '@lqr/contract/reference/product-categories.ts'
import { formatAmountRange } from '@lqr/ui/format-amount.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { formatRateRange } from '@lqr/ui/format-rate.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'
import { StandingTag } from './standing-tag.tsx'

type Column = RecordColumn<MaintainedProductRow>

const texts = copy.list

/** The columns of a product list; the name leads to the product's page below `base`. */
export function productColumns(base: string): Record<string, Column> {
  return {
    name: {
      key: 'name',
      title: texts.name,
      isHeading: true,
      render: (row) => (
        <Link to={`${base}/${row.id}`} data-row-link>
          {row.name}
        </Link>
      ),
    },
    standing: {
      key: 'standing',
      title: texts.standing,
      render: ({ status, changeStatus }) => <StandingTag status={status} changeStatus={changeStatus} />,
    },
    org: { key: 'org', title: texts.org, render: (row) => row.orgName },
    category: {
      key: 'category',
      title: texts.category,
      render: (row) => nameOf(PRODUCT_CATEGORIES, row.category),
    },
    amount: {
      key: 'amount',
      title: texts.amount,
      align: 'right',
      render: (row) => (
        <span className="tabular nowrap">{formatAmountRange(row.amountMinYuan, row.amountMaxYuan)}</span>
      ),
    },
    rate: {
      key: 'rate',
      title: texts.rate,
      align: 'right',
      render: (row) => <span className="tabular nowrap">{formatRateRange(row.rateMin, row.rateMax)}</span>,
    },
    applications: {
      key: 'applications',
      title: texts.applications,
      align: 'right',
      render: (row) => <span className="tabular">{row.applicationsCount}</span>,
    },
    updated: {
      key: 'updated',
      title: texts.updated,
      render: (row) => <span className="tabular nowrap">{formatDateTime(row.updatedAt)}</span>,
    },
    submitted: {
      key: 'submitted',
      title: copy.product.submitted,
      render: (row) => <span className="tabular nowrap">{formatDateTime(row.submittedAt)}</span>,
    },
  }
}
