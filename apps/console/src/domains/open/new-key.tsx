import { useState } from 'react'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { createOpenKey, openKey } from '@lqr/contract/open/key-calls.ts'
import { copy } from './copy.ts'
import { CreateKey } from './create-key.tsx'
import type { KeyPlace } from './key-place.ts'
import { SecretDialog } from './secret-dialog.tsx'

const secretLabel = labelOf(createOpenKey.output.shape.clientSecret)

interface NewKeyProps {
  of: KeyPlace['calls']['create']
  title: string
  secretTitle: string
  /** The key is made, and its secret about to be shown. */
  onMade: () => void
  onClose: () => void
}

/** A new key from its form to its secret, which is shown once. */
export function NewKey({ of, title, secretTitle, onMade, onClose }: NewKeyProps) {
  const [made, setMade] = useState<CallOutput<typeof createOpenKey>>()
  if (!made)
    return (
      <CreateKey
        of={of}
        title={title}
        onClose={onClose}
        onMade={(key) => {
          setMade(key)
          onMade()
        }}
      />
    )
  return (
    <SecretDialog
      title={secretTitle}
      hint={copy.secretHint}
      items={[
        { label: labelOf(openKey.shape.clientId), value: made.key.clientId, copyLabel: copy.copyId },
        { label: secretLabel, value: made.clientSecret, copyLabel: copy.copySecret },
      ]}
      onClose={onClose}
    />
  )
}
