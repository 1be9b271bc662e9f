/* Non-local means guided by features, on two halves of a rendering
   (after Rousselle, Manzi, Zwicker: Robust Denoising using Feature and Color Information, 2013).

   A pixel becomes the mean of the pixels around it, each weighted by how much the small square around it
   looks like the one around the pixel. "Looks like" compares the guide (the other half, so that the noise
   of a half does not confirm itself) and the features (normal, albedo, depth). These have hardly any noise where
   things are sharp; where they are out of focus they count for less, the more noise is left in them.

   gcc -Ofast -march=native -fopenmp -shared -fPIC denoise.c -o denoise.so -lm */
#include <math.h>
#include <omp.h>
#include <stdlib.h>
#include <string.h>

#define BAND 32 /* rows a thread works on at once: its buffers stay in the cache */
#define FAR 1e3f /* distance of squares that lie outside of the picture */

static inline int clamped(int value, int limit) {
  return value < 0 ? 0 : (value >= limit ? limit - 1 : value);
}

/* e^x for x <= 0 as (1 + x/256)^256: a fraction of the time of expf, exact enough for weights. */
static inline float fast_exp(float x) {
  if (x < -20.f)
    return 0.f;
  x = 1.f + x / 256.f;
  if (x < 0)
    return 0.f;
  for (int squaring = 0; squaring < 8; squaring++)
    x *= x;
  return x;
}

/* Mean over the `radius` neighbours to each side along a row, as a running sum. */
static void blur_row(const float *row, float *blurred, int width, int radius) {
  float sum = 0;
  int count = 2 * radius + 1;
  for (int x = -radius; x <= radius; x++)
    sum += row[clamped(x, width)];
  for (int x = 0; x < width; x++) {
    blurred[x] = sum / count;
    sum += row[clamped(x + radius + 1, width)] - row[clamped(x - radius, width)];
  }
}

/* Differences between a row of pixels and the row of their neighbours dx further:
   of colour (noise subtracted, mean of the planes) and of features (the greatest). */
static void compare_rows(int width, size_t plane, size_t row, size_t neighbour_row, int dx, int colours,
                         const float *guide, const float *variance, int features, const float *feature,
                         const float *feature_variance, float k2, float *colour_distance, float *feature_distance) {
  int from = dx < 0 ? -dx : 0, to = dx > 0 ? width - dx : width;
  memset(colour_distance, 0, sizeof(float) * width);
  memset(feature_distance, 0, sizeof(float) * width);
  for (int c = 0; c < colours; c++) {
    const float *g = guide + c * plane + row, *gn = guide + c * plane + neighbour_row + dx;
    const float *v = variance + c * plane + row, *vn = variance + c * plane + neighbour_row + dx;
    for (int x = from; x < to; x++) {
      float difference = g[x] - gn[x];
      float least = v[x] < vn[x] ? v[x] : vn[x];
      colour_distance[x] += (difference * difference - (v[x] + least)) / (1e-5f + k2 * (v[x] + vn[x]));
    }
  }
  for (int c = 0; c < features; c++) {
    const float *f = feature + c * plane + row, *fn = feature + c * plane + neighbour_row + dx;
    const float *v = feature_variance + c * plane + row;
    const float *vn = feature_variance + c * plane + neighbour_row + dx;
    for (int x = from; x < to; x++) {
      float least = v[x] < vn[x] ? v[x] : vn[x];
      float difference = ((f[x] - fn[x]) * (f[x] - fn[x]) - (v[x] + least)) / (1.f + 4.f * (v[x] + vn[x]));
      feature_distance[x] = feature_distance[x] > difference ? feature_distance[x] : difference;
    }
  }
  float share = 1.f / colours;
  for (int x = from; x < to; x++)
    colour_distance[x] *= share;
  for (int x = 0; x < from; x++)
    colour_distance[x] = FAR;
  for (int x = to; x < width; x++)
    colour_distance[x] = FAR;
}

/* width, height: of all planes, in pixels. `colours` planes each in:
     noisy     what is filtered
     guide     what squares are compared by, with
     variance  the variance of its noise
     filtered  the result
   feature: `features` planes, scaled so that a difference of 1 counts much; feature_variance: of their noise.
   search: radius of the neighbourhood; patch: of the compared squares; strength: higher is smoother. */
void nlm(int width, int height, int colours, const float *noisy, const float *guide, const float *variance,
         int features, const float *feature, const float *feature_variance, int search, int patch,
         float strength, float *filtered) {
  size_t plane = (size_t)width * height;
  float k2 = strength * strength;
#pragma omp parallel
  {
    int threads = omp_get_num_threads(), thread = omp_get_thread_num();
    int first = (long)height * thread / threads, end = (long)height * (thread + 1) / threads;
    size_t buffer = sizeof(float) * width * (BAND + 2 * patch);
    float *blurred_distance = malloc(buffer), *feature_distance = malloc(buffer);
    float *sum = malloc(sizeof(float) * width * BAND * colours);
    float *weights = malloc(sizeof(float) * width * BAND);
    float *line = malloc(sizeof(float) * width);
    for (int top = first; top < end; top += BAND) {
      int rows = top + BAND < end ? BAND : end - top;
      memset(sum, 0, sizeof(float) * width * BAND * colours);
      memset(weights, 0, sizeof(float) * width * BAND);
      for (int dy = -search; dy <= search; dy++)
        for (int dx = -search; dx <= search; dx++) {
          int from = dx < 0 ? -dx : 0, to = dx > 0 ? width - dx : width;
          for (int r = 0; r < rows + 2 * patch; r++) {
            int y = clamped(top - patch + r, height);
            size_t row = (size_t)y * width, neighbour_row = (size_t)clamped(y + dy, height) * width;
            compare_rows(width, plane, row, neighbour_row, dx, colours, guide, variance, features, feature,
                         feature_variance, k2, line, feature_distance + (size_t)r * width);
            blur_row(line, blurred_distance + (size_t)r * width, width, patch);
          }
          for (int r = 0; r < rows; r++) {
            int neighbour_y = top + r + dy;
            if (neighbour_y < 0 || neighbour_y >= height)
              continue;
            memset(line, 0, sizeof(float) * width);
            for (int j = 0; j <= 2 * patch; j++) {
              const float *distance = blurred_distance + (size_t)(r + j) * width;
              for (int x = 0; x < width; x++)
                line[x] += distance[x];
            }
            float share = 1.f / (2 * patch + 1);
            const float *of_features = feature_distance + (size_t)(r + patch) * width;
            float *weight = weights + (size_t)r * width;
            for (int x = from; x < to; x++) {
              float distance = line[x] * share;
              distance = distance > of_features[x] ? distance : of_features[x];
              line[x] = fast_exp(-(distance > 0 ? distance : 0));
              weight[x] += line[x];
            }
            for (int c = 0; c < colours; c++) {
              const float *neighbours = noisy + c * plane + (size_t)neighbour_y * width + dx;
              float *total = sum + ((size_t)c * BAND + r) * width;
              for (int x = from; x < to; x++)
                total[x] += line[x] * neighbours[x];
            }
          }
        }
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < colours; c++) {
          const float *total = sum + ((size_t)c * BAND + r) * width, *weight = weights + (size_t)r * width;
          float *result = filtered + c * plane + (size_t)(top + r) * width;
          for (int x = 0; x < width; x++)
            result[x] = total[x] / (weight[x] + 1e-9f);
        }
    }
    free(blurred_distance);
    free(feature_distance);
    free(sum);
    free(weights);
    free(line);
  }
}
