import { Button } from 'antd'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { KeyList } from '../key-list.tsx'
import { SANDBOX_KEYS } from '../key-place.ts'

/** The keys with which systems reach the made-up cases. */
export function SandboxKeys() {
  const [isAdding, setAdding] = useState(false)
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{copy.sandboxKeys}</h2>
        <Button type="primary" onClick={() => setAdding(true)}>
          {copy.addSandboxKey}
        </Button>
      </div>
      <p className="muted panel-note">{copy.sandboxKeysIntro}</p>
      <KeyList place={SANDBOX_KEYS} isAdding={isAdding} onAdded={() => setAdding(false)} />
    </section>
  )
}
