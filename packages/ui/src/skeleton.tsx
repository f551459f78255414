import { classNames } from './class-names.ts'
import { copy } from './copy.ts'

/** A quiet stand-in with the size of what is coming, so that nothing jumps. */
export function Skeleton({ lines = 1, className }: { lines?: number; className?: string }) {
  return (
    <div role="status" aria-label={copy.loading} className={className}>
      {Array.from({ length: lines }, (_, index) => (
        <div
          key={index}
          className={classNames(
            'mb-2 h-5 rounded-control bg-line motion-safe:animate-pulse',
            index === lines - 1 && lines > 1 && 'w-3/5',
          )}
        />
      ))}
    </div>
  )
}
