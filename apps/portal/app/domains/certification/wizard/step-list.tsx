import { wizardCopy as copy } from './copy.ts'

/** The three steps and the one that is open. */
export function StepList({ step }: { step: number }) {
  return (
    <ol aria-label={copy.label} className="m-0 mb-6 grid list-none grid-cols-3 gap-2 p-0 text-note">
      {copy.steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === step ? 'step' : undefined}
          className={`border-t-2 pt-2 ${index <= step ? 'border-primary text-primary-strong' : 'border-line text-muted'} ${index === step ? 'font-semibold' : ''}`}
        >
          {index + 1}. {name}
        </li>
      ))}
    </ol>
  )
}
