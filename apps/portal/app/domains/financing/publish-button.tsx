import { Button } from '@lqr/ui/button.tsx'
import { LiteWay } from '../../shell/plain/lite-way.tsx'
import { useProtectedAction } from '../../shell/protected-action/use-protected-action.ts'
import { copy } from './copy.ts'

/** Leads to the form: through login and certification, with a warning for whoever is no enterprise. Before scripts have come there is the form without them. */
export function PublishButton({ label }: { label: string }) {
  const { run } = useProtectedAction()
  return (
    <>
      <Button kind="primary" onClick={() => run('publishDemand')}>
        {label}
      </Button>{' '}
      <LiteWay href="/lite/needForm" label={copy.lite} />
    </>
  )
}
