/**
 * For the environment of the server: glibc would keep the memory of a long answer that is gone, for more of that
 * size, once the first one is. The image of `docker/Dockerfile` sets the same.
 */
export const SERVER_MEMORY = { MALLOC_MMAP_THRESHOLD_: '131072' };
