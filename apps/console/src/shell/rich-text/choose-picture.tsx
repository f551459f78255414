import { Button } from 'antd'
import { useRef } from 'react'
import { copy } from './copy.ts'
import { ACCEPTED_PICTURES, type PictureUse, usePictureUpload } from './use-picture-upload.ts'

interface ChoosePictureProps {
  /** Of the button that opens the choice. */
  id?: string | undefined
  onChosen: (fileId: string) => void
  of?: PictureUse | undefined
}

/** A button that takes a picture from the computer and sends it; what went wrong stands below it. */
export function ChoosePicture({ id, onChosen, of = 'text' }: ChoosePictureProps) {
  const input = useRef<HTMLInputElement>(null)
  const { percent, problem, send } = usePictureUpload(onChosen, of)
  return (
    <>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        accept={ACCEPTED_PICTURES}
        aria-label={copy.choosePicture}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void send(file)
        }}
      />
      <Button {...(id ? { id } : {})} loading={percent !== undefined} onClick={() => input.current?.click()}>
        {percent === undefined ? copy.choosePicture : copy.sending(percent)}
      </Button>
      {problem && (
        <p role="alert" className="link-wrong">
          {problem}
        </p>
      )}
    </>
  )
}
