/** The refusal of a form that belongs to no single field; read out when it appears. */
export function Refusal({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="rounded-control border border-danger/30 bg-danger-soft px-3 py-2 text-note text-danger">
          {text}
        </p>
      )}
    </div>
  )
}
