/**
 * For the environment of the server: after one large response, glibc would keep its freed memory for others of that
 * size. The image of `docker/Dockerfile` sets the same.
 */
export const SERVER_MEMORY = { MALLOC_MMAP_THRESHOLD_: '131072' };
