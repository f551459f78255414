import { Tag } from 'antd'
import { CONNECTOR_STANDINGS, type ConnectorStandingCode } from '@lqr/contract/connectors/kinds.ts'
import { nameOf } from '../../shell/records/name-of.ts'

const colors: Readonly<Record<ConnectorStandingCode, string>> = {
  off: 'default',
  open: 'error',
  troubled: 'warning',
  sandbox: 'processing',
  well: 'success',
  unused: 'default',
}

/** How a connector stands, in a word. */
export function StandingTag({ standing }: { standing: ConnectorStandingCode }) {
  return <Tag color={colors[standing]}>{nameOf(CONNECTOR_STANDINGS, standing)}</Tag>
}
