import type { LiteCaptcha } from './captcha.ts'
import { liteIdentityCopy as copy } from './copy.ts'

/** The digits are said in it: their text would be the answer, so it only says that they are said. */
const CAPTIONS = `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n00:00.000 --> 01:00.000\n${copy.voiceSaid}\n`)}`

/** The picture of a captcha with the ways to another one and to the same as speech. */
export function CaptchaPicture({ captcha, path }: { captcha: LiteCaptcha; path: string }) {
  return (
    <div className="grid gap-1">
      <input type="hidden" name="uuid" value={captcha.uuid} />
      <img
        src={captcha.image}
        alt={copy.captchaPicture}
        width={144}
        height={48}
        className="rounded-control border border-line-strong bg-surface"
      />
      {captcha.audio && (
        <>
          <audio controls src={captcha.audio} aria-label={copy.voice}>
            <track kind="captions" srcLang="zh" label={copy.voice} src={CAPTIONS} />
          </audio>
          <p className="text-note text-muted">{copy.voiceHelp}</p>
        </>
      )}
      <p className="flex gap-4 text-note">
        <a href={path} className="inline-flex min-h-11 items-center">
          {copy.another}
        </a>
        <a
          href={`${path}${path.includes('?') ? '&' : '?'}voice=1`}
          className="inline-flex min-h-11 items-center"
        >
          {copy.voice}
        </a>
      </p>
    </div>
  )
}
