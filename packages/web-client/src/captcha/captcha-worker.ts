import { solveWork } from './solve-work.ts'

// One captcha a worker: it is ended as soon as it has answered.
addEventListener('message', ({ data }: MessageEvent<string>) => {
  solveWork(data).then(
    (proof) => postMessage(proof),
    () => postMessage(undefined),
  )
})
