import { Button } from 'antd'
import { useState } from 'react'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import type { ApplicationOnScreen } from '../application/use-application.ts'
import { copy } from './copy.ts'
import { SupplyAction } from './supply-action.tsx'
import { TransferAction } from './transfer-action.tsx'
import { WithdrawAction } from './withdraw-action.tsx'

type Move = 'supply' | 'transfer' | 'withdraw'

const ORDER = ['supply', 'transfer', 'withdraw'] as const

const dialogs = { supply: SupplyAction, transfer: TransferAction, withdraw: WithdrawAction } as const

interface MyActionsProps {
  application: ApplicationDetail
  onScreen: ApplicationOnScreen
}

/** What the enterprise may do now, as the server says; nothing is shown when there is nothing to do. */
export function MyActions({ application, onScreen }: MyActionsProps) {
  const [open, setOpen] = useState<Move>()
  const moves = ORDER.filter((move) => application.can[move])
  if (moves.length === 0) return null
  const Dialog = open && dialogs[open]
  return (
    <section className="action-bar" aria-label={copy.detail.actions}>
      {moves.map((move) => (
        <Button
          key={move}
          type={move === 'supply' ? 'primary' : 'default'}
          danger={move === 'withdraw'}
          onClick={() => setOpen(move)}
        >
          {copy[move].button}
        </Button>
      ))}
      {Dialog && <Dialog application={application} onScreen={onScreen} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
