import { Button, Space, Tag } from 'antd'
import { Link } from 'react-router'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { type Webhook, webhook, WEBHOOK_OFF_REASONS } from '@lqr/contract/open/webhook-calls.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { copy } from '../copy.ts'

const { shape } = webhook

interface Acts {
  readonly ping: (hook: Webhook) => void
  readonly rotate: (hook: Webhook) => void
  readonly turn: (hook: Webhook) => void
}

/** What was given up by itself is tried no more. */
const isRetrying = ({ failingSince, waiting }: Webhook) => failingSince !== null && waiting > 0

function stateText(hook: Webhook): string {
  if (!hook.isOn) return nameOf(WEBHOOK_OFF_REASONS, hook.offReason)
  return isRetrying(hook) ? copy.failing : copy.on
}

function stateColour(hook: Webhook): string {
  if (!hook.isOn) return 'default'
  return isRetrying(hook) ? 'warning' : 'success'
}

/** What stands in the list of webhooks. */
export function webhookColumns(
  logOf: (id: string) => string,
  { ping, rotate, turn }: Acts,
): readonly RecordColumn<Webhook>[] {
  return [
    {
      key: 'name',
      title: labelOf(shape.name),
      isHeading: true,
      render: ({ id, name, url }) => (
        <>
          <Link to={logOf(id)}>{name}</Link>
          <div className="muted">{url}</div>
        </>
      ),
    },
    {
      key: 'state',
      title: copy.hooks,
      render: (hook) => <Tag color={stateColour(hook)}>{stateText(hook)}</Tag>,
    },
    { key: 'counts', title: copy.log, render: ({ waiting, failed }) => copy.counts(waiting, failed) },
    {
      key: 'actions',
      title: copy.actions,
      render: (hook) => {
        const act = hook.isOn ? copy.switchOff : copy.switchOn
        return (
          <Space size={8} wrap>
            {hook.isOn && (
              <Button size="small" aria-label={`${copy.ping}：${hook.name}`} onClick={() => ping(hook)}>
                {copy.ping}
              </Button>
            )}
            <Button size="small" aria-label={copy.rotateOf(hook.name)} onClick={() => rotate(hook)}>
              {copy.rotate}
            </Button>
            <Button
              size="small"
              danger={hook.isOn}
              aria-label={copy.switchOf(act, hook.name)}
              onClick={() => turn(hook)}
            >
              {act}
            </Button>
          </Space>
        )
      },
    },
  ]
}
