import { Button } from '@lqr/ui/button.tsx'
import { useProtectedAction } from '../../shell/protected-action/use-protected-action.ts'
import { copy } from './copy.ts'

/** For the equity institution that works on a need: interviews, notes and papers lie in the management portal. */
export function OperationButton({ demandNo }: { demandNo: string }) {
  const { run } = useProtectedAction()
  return <Button onClick={() => run('openOperation', { demandNo })}>{copy.detail.toOperation}</Button>
}
