import { Button, Space, Tag } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { openScopes } from '@lqr/contract/kernel/open-scopes.ts'
import { OPEN_KEY_STATES, openKey, type OpenKey } from '@lqr/contract/open/key-calls.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { copy } from './copy.ts'

const { shape } = openKey

interface Acts {
  readonly revoke: (key: OpenKey) => void
  /** What stands before the name of each: these keys are for nothing real. */
  readonly mark?: string
  /** Left out where keys act for nobody who could be followed. */
  readonly takeOver?: (key: OpenKey) => void
}

const hasEnded = ({ state }: OpenKey) => state === 'revoked' || state === 'expired'

/** What stands in the list of keys. */
export function keyColumns({ revoke, takeOver, mark }: Acts): readonly RecordColumn<OpenKey>[] {
  return [
    {
      key: 'name',
      title: labelOf(shape.name),
      isHeading: true,
      render: ({ name, clientId }) => (
        <>
          {mark !== undefined && (
            <>
              <Tag color="warning">{mark}</Tag>{' '}
            </>
          )}
          {name}
          <div className="muted tabular">{clientId}</div>
        </>
      ),
    },
    {
      key: 'scopes',
      title: labelOf(shape.scopes),
      render: ({ scopes }) => scopes.map((scope) => nameOf(openScopes, scope)).join('、'),
    },
    {
      key: 'state',
      title: labelOf(shape.state),
      render: ({ state }) => (
        <Tag color={state === 'live' ? 'success' : 'default'}>{nameOf(OPEN_KEY_STATES, state)}</Tag>
      ),
    },
    {
      key: 'responsible',
      title: labelOf(shape.responsibleName),
      render: ({ responsibleName, isMine }) => `${responsibleName}${isMine ? copy.mine : ''}`,
    },
    { key: 'expiresAt', title: copy.expires, render: ({ expiresAt }) => formatDate(expiresAt) },
    {
      key: 'lastUsedAt',
      title: labelOf(shape.lastUsedAt),
      render: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : copy.never),
    },
    {
      key: 'actions',
      title: copy.actions,
      render: (key) =>
        !hasEnded(key) && (
          <Space size={8}>
            {takeOver && !key.isMine && (
              <Button size="small" aria-label={copy.takeOverOf(key.name)} onClick={() => takeOver(key)}>
                {copy.takeOver}
              </Button>
            )}
            <Button size="small" danger aria-label={copy.revokeOf(key.name)} onClick={() => revoke(key)}>
              {copy.revoke}
            </Button>
          </Space>
        ),
    },
  ]
}
