import { Button } from '@lqr/ui/button.tsx'
import { useProtectedAction } from '../../shell/protected-action/use-protected-action.ts'

/** Leads to the form: through login and certification, with a warning for whoever is no enterprise. */
export function PublishButton({ label }: { label: string }) {
  const { run } = useProtectedAction()
  return (
    <Button kind="primary" onClick={() => run('publishDemand')}>
      {label}
    </Button>
  )
}
