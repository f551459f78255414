import { Button, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import {
  listOrganisationRows,
  organisationRow,
  type OrganisationRow,
} from '@lqr/contract/organisations/maintenance-calls.ts'
import { organisationStatuses } from '@lqr/contract/organisations/succession.ts'
import { ORG_CATEGORIES } from '@lqr/contract/reference/org-types.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { CreateOrganisation } from './create-organisation.tsx'
import { OrganisationFilters } from './organisation-filters.tsx'
import { statusColors } from './organisation.ts'
import { TreeLine } from './tree-line.tsx'
import { useOrganisationSearch } from './use-organisation-search.ts'

const PAGE_SIZE = 20
const FIRST_LEVEL = '0'
const { fields } = copy
const labels = labelsOf(organisationRow)

const columns: readonly RecordColumn<OrganisationRow>[] = [
  {
    key: 'name',
    title: fields.name,
    isHeading: true,
    render: (row) => (
      <>
        <Link to={`/organisations/${row.id}`}>{row.name}</Link> {row.isExample && <Tag>{copy.example}</Tag>}
      </>
    ),
  },
  { key: 'category', title: fields.category, render: (row) => nameOf(ORG_CATEGORIES, row.orgCategory) },
  { key: 'parent', title: labels.parentName, render: (row) => row.parentName ?? copy.none },
  { key: 'level', title: labels.level, render: (row) => copy.levelOf(row.level) },
  { key: 'region', title: fields.region, render: (row) => row.regionName },
  {
    key: 'branches',
    title: fields.branches,
    render: (row) =>
      row.branchesCount > 0 ? (
        <Link to={`/organisations?under=${row.id}`} aria-label={copy.belowOf(row.name, row.branchesCount)}>
          {copy.below(row.branchesCount)}
        </Link>
      ) : (
        '0'
      ),
  },
  { key: 'products', title: labels.productsCount, align: 'right', render: (row) => row.productsCount },
  { key: 'accounts', title: fields.accounts, align: 'right', render: (row) => row.accountsCount },
  {
    key: 'status',
    title: labels.status,
    render: (row) => <Tag color={statusColors[row.status]}>{nameOf(organisationStatuses, row.status)}</Tag>,
  },
]

/** Every organisation: level by level along the tree, or the whole tree narrowed by filters. */
export function Component() {
  const { page, filters, isFiltered, under, change, toPage } = useOrganisationSearch()
  const [isCreating, setCreating] = useState(false)
  const place = isFiltered ? {} : { parentId: under ?? FIRST_LEVEL }
  const answer = useCall(
    listOrganisationRows,
    { body: { ...filters, ...place, currentPageNum: page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  const actions = (
    <Button type="primary" onClick={() => setCreating(true)}>
      {copy.create}
    </Button>
  )
  return (
    <Page title={copy.title} intro={copy.intro} extra={actions}>
      <OrganisationFilters filters={filters} isFiltered={isFiltered} change={change} />
      {under && <TreeLine id={under} />}
      <RecordList
        table="organisations"
        label={copy.list}
        of={answer}
        columns={columns}
        rowKey={(row) => row.id}
        empty={
          under ? (
            <Notice title={copy.noBranches} hint={copy.noBranchesHint} />
          ) : (
            <Notice title={copy.empty} hint={copy.emptyHint} />
          )
        }
        onPage={toPage}
      />
      {isCreating && <CreateOrganisation onClose={() => setCreating(false)} />}
    </Page>
  )
}
