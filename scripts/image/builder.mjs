import { makeBuildah } from './buildah.mjs';
import { makeDocker } from './docker.mjs';

/**
 * The image's configuration in Docker's format.
 * @typedef {object} ImageConfig
 * @property {string} User
 * @property {string[]} Env
 * @property {string[]} Cmd
 * @property {string} WorkingDir
 * @property {Record<string, string>} Labels
 * @property {{ Test: string[] }} Healthcheck the command behind the word CMD
 * @typedef {object} BuildRequest
 * @property {string} tag
 * @property {string | undefined} base in place of the Dockerfile's own
 * @property {Record<string, string>} labels
 * @property {number} epoch seconds since 1970: the time of everything in the image
 * @property {string | undefined} authority a file with an additional certificate for npm
 * @typedef {object} StartRequest
 * @property {string} image
 * @property {string} volume that keeps its data between starts
 * @property {Record<string, string>} env
 * @typedef {object} Container without a right to change anything but its volume and /tmp
 * @property {string} url
 * @property {(command: string[]) => { status: number, output: string }} exec runs a command alongside the server
 * @property {() => string} log
 * @property {() => Promise<number>} stop with SIGTERM; the server's exit status
 * @typedef {object} Builder
 * @property {string} name
 * @property {(image: string) => boolean} hasImage
 * @property {(image: string) => boolean} canPull
 * @property {(folder: string, image: string) => void} importImage
 * @property {(request: BuildRequest) => void} build
 * @property {(image: string) => { config: ImageConfig, bytes: number }} inspect
 * @property {(request: StartRequest) => Promise<Container>} start
 * @property {() => { volume: string, remove: () => void }} makeVolume
 */

/**
 * The image builder: Docker if its daemon responds, else buildah.
 * @returns {Builder | null}
 */
export const findBuilder = () => makeDocker() ?? makeBuildah();

export const NO_BUILDER =
  'Neither Docker nor buildah runs here, so no image is built; on Debian, apt-get install buildah.';
