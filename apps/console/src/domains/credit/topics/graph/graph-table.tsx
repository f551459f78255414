import { Tag } from 'antd'
import { GRAPH_EDGE_KINDS } from '@lqr/contract/credit/graph.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { nameOf } from '../../../../shell/records/name-of.ts'
import { PlainRecords } from '../../../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../../../shell/records/record-column.ts'
import { graphCopy as copy } from '../copy.ts'
import type { Graph } from './graph-layout.ts'

const PAGE_SIZE = 20

/** The same relations as rows. */
export function GraphTable({ graph }: { graph: Graph }) {
  const names = new Map(graph.nodes.map(({ id, name }) => [id, name]))
  const rows = graph.edges.map((edge, index) => ({ ...edge, key: `${index}` }))
  const columns: readonly RecordColumn<(typeof rows)[number]>[] = [
    { key: 'from', title: copy.from, isHeading: true, render: ({ from }) => names.get(from) },
    {
      key: 'relation',
      title: copy.relation,
      render: ({ kind, isCycle }) => (
        <>
          {nameOf(GRAPH_EDGE_KINDS, kind)} {isCycle && <Tag color="warning">{copy.cycle}</Tag>}
        </>
      ),
    },
    { key: 'to', title: copy.to, render: ({ to }) => names.get(to) },
    {
      key: 'share',
      title: copy.share,
      align: 'right',
      render: ({ sharePercent }) => (sharePercent === null ? '—' : formatPercent(sharePercent)),
    },
    { key: 'detail', title: copy.detail, render: ({ detail }) => detail ?? '—' },
  ]
  return (
    <PlainRecords
      label={copy.title}
      table="creditGraph"
      rows={rows}
      columns={columns}
      rowKey={({ key }) => key}
      pageSize={PAGE_SIZE}
    />
  )
}
