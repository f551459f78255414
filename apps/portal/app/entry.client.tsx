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

// Most visits type nothing.
addEventListener(
  'focusin',
  async () => {
    const { foldTypedInputs } = await import('@lqr/web-client/typing/fold-typed-inputs.ts')
    foldTypedInputs()
  },
  { once: true },
)
