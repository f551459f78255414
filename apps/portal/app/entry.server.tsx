import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { NonceContext } from './shell/scripts/page-scripts.tsx'
import { renderContext } from './shell/server/contexts.ts'

// The server reads these from the build: a context made twice would be two contexts.
export { setDictionaries } from '@lqr/contract/kernel/dictionary.ts'
export { apiContext, portalConfigContext, renderContext } from './shell/server/contexts.ts'
export { PAGE_PATHS } from './shell/server/page-paths.ts'

/** After this the missing parts of a streamed page are given up; loaders have failed long before. */
export const streamTimeout = 10_000

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(renderContext).logError(error)
}

/** A page is streamed to its visitor; for the page cache and for robots it is sent when it is complete. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, isWhole, logError } = context.get(renderContext)
  const whole = isWhole || isbot(request.headers.get('user-agent') ?? '')
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    let failed = false
    const answer = (body: BodyInit) => resolve(new Response(body, { status: failed ? 500 : status, headers }))
    const send = () => {
      const body = new PassThrough()
      answer(createReadableStreamFromReadable(body))
      pipe(body)
    }
    // In one piece: passed on through a web stream each of its small pieces would cost more than it holds.
    const sendWhole = () => {
      const body = new PassThrough()
      buffer(body).then((bytes) => answer(new Uint8Array(bytes)), reject)
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // A finished part stands where it belongs; React would move large ones behind a script, and without scripts they never show.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady: whole ? undefined : send,
        onAllReady: () => {
          // What waits for its time holds on to the whole page.
          clearTimeout(givingUp)
          if (whole) sendWhole()
        },
        onShellError: reject,
        onError(error) {
          failed = true
          logError(error)
        },
      },
    )
    const givingUp = setTimeout(abort, streamTimeout + 1000).unref()
  })
}
