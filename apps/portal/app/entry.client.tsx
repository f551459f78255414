import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

/** Most visits type nothing; without a line the next focus asks again. */
async function readAsTyped(): Promise<void> {
  try {
    const { foldTypedInputs } = await import('@lqr/web-client/typing/fold-typed-inputs.ts')
    foldTypedInputs()
  } catch {
    listenForTyping()
  }
}

function listenForTyping(): void {
  addEventListener('focusin', () => void readAsTyped(), { once: true })
}

listenForTyping()
