import { parentPort, workerData } from 'node:worker_threads'
import { drawWatermark } from './draw-watermark.ts'
import type { WatermarkTask } from './watermark.ts'

const { bytes, mime, lines } = workerData as WatermarkTask

parentPort?.postMessage(await drawWatermark(Buffer.from(bytes), mime, lines))
